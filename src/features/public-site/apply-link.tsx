import type { ReactNode } from 'react';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useRequest } from './live-entry.tsx';

/** To the registration, with what was chosen in the calculator; nothing where this lender registers nobody here. */
export function ApplyLink({ isSmall, children }: { isSmall?: boolean; children: ReactNode }) {
  const goTo = useGoTo();
  const request = useRequest();
  if (!goTo.isOpen('promotion')) return null;
  return (
    <ButtonLink
      {...(isSmall && { size: 'small' })}
      href={goTo.href('promotion', request)}
      onFollow={() => goTo.go('promotion', request)}
    >
      {children}
    </ButtonLink>
  );
}
