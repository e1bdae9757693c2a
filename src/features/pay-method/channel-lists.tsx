import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MajorAmount } from '../../domain/money.ts';
import type { PaymentChannels } from '../../domain/payment-channel.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { ChoiceList, type Choice } from '../../ui/choice-list.tsx';
import { Mark } from '../../ui/mark.tsx';
import { decideMethods, decideRows, type ChannelRow } from './decide-channels.ts';
import {
  bankOf,
  channelKey,
  chosenChannel,
  withBank,
  type MethodValues,
} from './pay-method-form.ts';

/** Names of the groups of radio buttons: those of the form's fields. */
export const groupNames = {
  kind: 'kind',
  bank: 'bankName',
  channel: 'channel',
} as const satisfies Record<string, keyof MethodValues>;

/** Props of `ChannelLists`. */
export interface ChannelListsProps {
  channels: PaymentChannels;
  values: MethodValues;
  amount: MajorAmount | undefined;
  /** Key of the channel that was used last; '' for none. */
  lastUsed: string;
  onChange: (values: MethodValues) => void;
}

const choiceOf = ({ mark, whyOff, total, ...row }: ChannelRow): Choice<string> => ({
  ...row,
  end: total,
  isOff: whyOff !== undefined,
  whyOff,
  picture: <Mark {...mark} />,
});

/** Bank and then its method, or a shop; one that cannot take the amount says why and cannot be chosen. */
export function ChannelLists({ channels, values, amount, lastUsed, onChange }: ChannelListsProps) {
  const { t } = useTranslation('pay-method');
  const say = useSay('pay-method');
  const format = useFormat();
  const inputs = { amount, lastUsed, tenant: useTenant(), say, format };
  const chosen = chosenChannel(values, channels, amount);
  const choose = (channel: string) => onChange({ ...values, channel });
  const choices = decideRows(channels, inputs).map(choiceOf);
  if ('markets' in channels) {
    return (
      <ChoiceList
        legend={t('chooseMarket')}
        name={groupNames.channel}
        value={chosen && channelKey(chosen)}
        onChoose={choose}
        choices={choices}
      />
    );
  }
  const bank = bankOf(values, channels);
  return (
    <>
      <ChoiceList
        legend={t('chooseBank')}
        name={groupNames.bank}
        value={bank?.bankName}
        onChoose={(bankName) => {
          const next = channels.banks.find((other) => other.bankName === bankName);
          if (next) onChange(withBank(values, next, amount));
        }}
        choices={choices}
      />
      {bank && bank.methods.length > 1 && (
        <Methods
          key={bank.bankName}
          legend={t('chooseMethod', { bank: bank.bankName })}
          value={chosen && channelKey(chosen)}
          onChoose={choose}
          choices={decideMethods(bank.methods, inputs).map((row) => ({
            ...choiceOf(row),
            picture: undefined,
          }))}
        />
      )}
    </>
  );
}

/** The methods of the chosen bank. They come up below a list that may be long, so they are scrolled into sight. */
function Methods(list: {
  legend: string;
  value: string | undefined;
  onChoose: (value: string) => void;
  choices: readonly Choice<string>[];
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <ChoiceList {...list} name={groupNames.channel} />
    </div>
  );
}
