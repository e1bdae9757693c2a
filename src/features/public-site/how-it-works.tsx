import { useTranslation } from 'react-i18next';
import { Section } from './site-section.tsx';

/** From the first look to the last instalment, in three steps. */
export function HowItWorks() {
  const { t } = useTranslation('public-site');
  const steps = [
    { title: t('step1Title'), text: t('step1Text') },
    { title: t('step2Title'), text: t('step2Text') },
    { title: t('step3Title'), text: t('step3Text') },
  ];
  return (
    <Section title={t('howTitle')}>
      <ol className="st-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
