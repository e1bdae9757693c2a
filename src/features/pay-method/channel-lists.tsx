import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MajorAmount } from '../../domain/money.ts';
import type {
  BankChannels,
  PaymentChannel,
  PaymentChannels,
} from '../../domain/payment-channel.ts';
import { ChoiceList, type Choice } from '../../ui/choice-list.tsx';
import { BankIcon } from '../../ui/icons/bank.tsx';
import { ShopIcon } from '../../ui/icons/shop.tsx';
import {
  bankOf,
  channelKey,
  chosenChannel,
  withBank,
  type MethodValues,
} from './pay-method-form.ts';
import { useChannelTexts } from './use-channel-texts.ts';

/** Names of the groups of radio buttons, in the order of the page. */
export const groupNames = { kind: 'kind', bank: 'bank', channel: 'channel' } as const;

/** Props of `ChannelLists`. */
export interface ChannelListsProps {
  channels: PaymentChannels;
  values: MethodValues;
  amount: MajorAmount | undefined;
  onChange: (values: MethodValues) => void;
}

/** Bank and then its method, or a shop; one that cannot take the amount says why and cannot be chosen. */
export function ChannelLists(props: ChannelListsProps) {
  const { channels, values, amount, onChange } = props;
  const { t } = useTranslation('pay-method');
  const textsOf = useChannelTexts(amount);
  const toChoice = (channel: PaymentChannel): Choice<string> => {
    const { detail, whyOff } = textsOf(channel);
    const value = channelKey(channel);
    return { value, title: channel.name, detail, isOff: whyOff !== undefined, whyOff };
  };
  const chosen = chosenChannel(values, channels, amount);
  const choose = (channel: string) => onChange({ ...values, channel });
  if ('markets' in channels) {
    return (
      <ChoiceList
        legend={t('chooseMarket')}
        name={groupNames.channel}
        value={chosen && channelKey(chosen)}
        onChoose={choose}
        choices={channels.markets.map((market) => ({
          ...toChoice(market),
          picture: <ShopIcon />,
        }))}
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
        choices={channels.banks.map((other) => ({
          ...bankChoice(other, toChoice),
          picture: <BankIcon />,
        }))}
      />
      {bank && bank.methods.length > 1 && (
        <Methods
          key={bank.bankName}
          isArriving={values.bankName !== ''}
          legend={t('chooseMethod', { bank: bank.bankName })}
          value={chosen && channelKey(chosen)}
          onChoose={choose}
          choices={bank.methods.map(toChoice)}
        />
      )}
    </>
  );
}

/** A bank as a choice: what holds for its only way, or for all of them, holds for the bank. */
function bankChoice(
  { bankName, methods }: BankChannels,
  toChoice: (channel: PaymentChannel) => Choice<string>,
): Choice<string> {
  const ways = methods.map(toChoice);
  const [only] = ways.length === 1 ? ways : [];
  const isOff = ways.every((way) => way.isOff);
  return {
    value: bankName,
    title: bankName,
    detail: only?.detail,
    isOff,
    whyOff: isOff ? ways[0]?.whyOff : undefined,
  };
}

/** The ways of the chosen bank. They come up below a list that may be long, so they are scrolled into sight. */
function Methods({
  isArriving,
  ...list
}: {
  isArriving: boolean;
  legend: string;
  value: string | undefined;
  onChoose: (value: string) => void;
  choices: readonly Choice<string>[];
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isArriving) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isArriving]);
  return (
    <div ref={place}>
      <ChoiceList {...list} name={groupNames.channel} />
    </div>
  );
}
