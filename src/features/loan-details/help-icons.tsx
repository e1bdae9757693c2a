import type { ReactNode } from 'react';
import { CalendarIcon } from '../../ui/icons/calendar.tsx';
import { ChatIcon } from '../../ui/icons/chat.tsx';
import { ClockIcon } from '../../ui/icons/clock.tsx';
import { FlagIcon } from '../../ui/icons/flag.tsx';
import { InfoIcon } from '../../ui/icons/info.tsx';
import { PhoneIcon } from '../../ui/icons/phone.tsx';
import type { LoanHelpRow } from './loan-model.ts';

/** The sign of each way to be helped. */
export const helpIcons: Record<LoanHelpRow['id'], ReactNode> = {
  extend: <CalendarIcon />,
  plan: <ClockIcon />,
  call: <PhoneIcon />,
  chat: <ChatIcon />,
  complain: <FlagIcon />,
  hint: <InfoIcon />,
};
