import { useTranslation } from 'react-i18next';
import { useSay } from '../../i18n/use-say.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { decideSupport } from '../../lending-ui/decide-support.ts';
import { HelpCard } from '../../lending-ui/help-card.tsx';
import { HouseScene } from '../../lending-ui/house-scene.tsx';
import { LoanFigure } from '../../lending-ui/loan-figure.tsx';
import { OwedWords } from '../../lending-ui/owed-words.tsx';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { assetAddress } from '../../tenant/asset-address.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { ClockIcon } from '../../ui/icons/clock.tsx';
import { PhoneIcon } from '../../ui/icons/phone.tsx';
import { decideAside } from './decide-aside.ts';
import type { OpeningInputs } from './decide-opening.ts';
import css from './talk-aside.module.css';

/** The loan that a talk is about, while one asks: what it asks for, by when, and where to read more. */
interface AsideLoan {
  loanRef: LoanRef;
  inputs: OpeningInputs;
}

/** What stands beside a talk on a wide window: its loan, and where it is about none the house. */
export function TalkAside({ ofLoan }: { ofLoan: AsideLoan | undefined }) {
  const { t, i18n } = useTranslation('assistant');
  const say = useSay('app');
  const tenant = useTenant();
  const goTo = useGoTo();
  const model = ofLoan && decideAside(ofLoan.inputs, ofLoan.loanRef.loanId);
  const phone = ofLoan?.inputs.loan.telephone;
  const { href, label, hours } = decideSupport(phone, tenant, i18n.language, say);
  const call = { id: 'call', icon: <PhoneIcon />, title: label, text: hours, href };
  const see = ofLoan && {
    id: 'see',
    icon: <ClockIcon />,
    title: t('cardSeeLoan'),
    text: model?.about,
    onPress: () => goTo.go('loanDetails', ofLoan.loanRef),
  };
  return (
    <aside className={css.aside} aria-label={model ? t('aboutLoan') : tenant.brand.name}>
      <div className={css.inner}>
        {model ? <Standing model={model} /> : <House />}
        <HelpCard title={model ? t('aboutLoan') : t('person')} rows={see ? [see, call] : [call]} />
      </div>
    </aside>
  );
}

/** How the loan stands, as its house draws it. */
function Standing({ model: { owed, sentence } }: { model: ReturnType<typeof decideAside> }) {
  const { id, theme } = useTenant();
  const { temper, pictures } = theme;
  if (!owed) return <p className={css.word}>{sentence}</p>;
  return (
    <section className={css.figure}>
      <LoanFigure
        temper={temper}
        picture={pictures.hero && assetAddress(id, pictures.hero)}
        isLate={owed.isLate}
      >
        <OwedWords {...owed} />
      </LoanFigure>
    </section>
  );
}

/** The house without a loan to speak of: its place, or its mark, and its name. */
function House() {
  const { brand, theme } = useTenant();
  return (
    <section className={css.house}>
      {theme.temper === 'friendly' ? <HouseScene sun="low" /> : <i className={css.mark} />}
      <p className={css.word}>{brand.name}</p>
    </section>
  );
}
