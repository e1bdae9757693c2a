import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import css from './talk-bar.module.css';
import { PersonIcon } from './talk-icons.tsx';

/** The way to a person: in sight on every face and at every moment of a talk (domain §8). */
export function PersonButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('assistant');
  return (
    <Button
      kind="secondary"
      size="small"
      onPress={onPress}
      // The field keeps the focus: what is drawn for typing would move under the press.
      onMouseDown={(event) => event.preventDefault()}
    >
      <PersonIcon />
      <span className={css.personName}>{t('person')}</span>
    </Button>
  );
}
