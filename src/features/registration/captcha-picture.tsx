import { useTranslation } from 'react-i18next';
import css from './registration.module.css';
import type { Captcha } from './use-captcha.ts';

/** Props of `CaptchaPicture`. */
export interface CaptchaPictureProps {
  captcha: Captcha;
  onPress: () => void;
}

/** The picture with the code, or what to press instead of it; a press asks for a new one (spec §5). */
export function CaptchaPicture({
  captcha: { state, pictureFailed },
  onPress,
}: CaptchaPictureProps) {
  const { t } = useTranslation(['registration', 'app']);
  const words = {
    none: t('captchaShow'),
    asking: t('app:loading'),
    failed: t('captchaReload'),
    used: t('captchaNew'),
    shown: t('captchaNew'),
  };
  return (
    <button
      type="button"
      className={css.captcha}
      aria-busy={state.at === 'asking' || undefined}
      onClick={onPress}
    >
      {state.at === 'shown' && (
        <img
          key={state.address}
          className={css.picture}
          src={state.address}
          alt={t('captchaPicture')}
          onError={() => pictureFailed(state.address)}
        />
      )}
      <span className={state.at === 'shown' ? 'visually-hidden' : undefined}>
        {words[state.at]}
      </span>
    </button>
  );
}
