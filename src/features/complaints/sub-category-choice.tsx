import { useTranslation } from 'react-i18next';
import type { ComplaintCategory } from '../../domain/complaint.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import css from './complaint-editor.module.css';
import type { Complaint } from './use-complaint.ts';

/** Props of `SubCategoryChoice`. */
export interface SubCategoryChoiceProps {
  complaint: Complaint;
  subCategories: readonly ComplaintCategory[];
}

/** Which part of collection a complaint is about. */
export function SubCategoryChoice({ complaint, subCategories }: SubCategoryChoiceProps) {
  const { t } = useTranslation(['complaints', 'app']);
  const { values, change, faults } = complaint;
  return (
    <div>
      <ChoiceList
        legend={t('whichPart')}
        name="subCategory"
        value={values.subCategory}
        onChoose={(subCategory) => change({ subCategory })}
        choices={subCategories.map(({ code, title }) => ({ value: code, title }))}
      />
      {faults.subCategory && (
        <p className={css.problem} role="alert">
          {t('app:pleaseChoose')}
        </p>
      )}
    </div>
  );
}
