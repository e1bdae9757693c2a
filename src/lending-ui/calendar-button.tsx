import { calendarFile, type CalendarDay } from '../domain/calendar-file.ts';
import { systemClock } from '../platform/clock.ts';
import { saveFile } from '../platform/share-file.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { Button } from '../ui/button.tsx';
import { CalendarIcon } from '../ui/icons/calendar.tsx';
import { useToast } from '../ui/toast.tsx';

/** Props of `CalendarButton`. */
export interface CalendarButtonProps {
  /** At least one; worked out at the press, for a plan has hundreds. */
  days: () => readonly CalendarDay[];
  /** Name of the file, without its ending. */
  fileName: string;
  label: string;
  /** As a sign alone, beside the day that it is about. */
  isSign?: boolean | undefined;
  /** Said once the file was handed to the browser, which tells nobody what it does with it. */
  savedText: string;
}

/** Hands due dates to the calendar of the device, as a file. */
export function CalendarButton({ days, fileName, label, isSign, savedText }: CalendarButtonProps) {
  const { brand } = useTenant();
  const toast = useToast();
  const save = () => {
    const text = calendarFile(days(), brand.name, systemClock.now());
    saveFile(new File([text], `${fileName}.ics`, { type: 'text/calendar' }));
    toast(savedText);
  };
  return isSign ? (
    <Button kind="secondary" size="small" aria-label={label} onPress={save}>
      <CalendarIcon />
    </Button>
  ) : (
    <Button kind="quiet" onPress={save}>
      {label}
    </Button>
  );
}
