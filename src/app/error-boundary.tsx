import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LoadFailure } from '../lending-ui/load-failure.tsx';
import { noteIncident } from '../platform/incidents.ts';
import { browserAddress } from '../platform/page-address.ts';

/**
 * Catches what no screen foresaw, so that a mistake of ours is a message with a way on and never a blank page. The
 * message belongs to the entry of the history where it happened: going back or on shows that screen (HD-68).
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary entry={key}>{children}</Boundary>;
}

interface BoundaryProps {
  entry: string;
  children: ReactNode;
}

interface BoundaryState {
  entry: string;
  hasFailed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { entry: this.props.entry, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ entry }: BoundaryProps, state: BoundaryState) {
    return entry === state.entry ? null : { entry, hasFailed: false };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    noteIncident({ kind: 'error', error });
    // oxlint-disable-next-line no-console -- the only report of a crash; it holds no session values
    console.warn('a screen failed', error.message, info.componentStack);
  }

  override render() {
    return this.state.hasFailed ? <Crashed /> : this.props.children;
  }
}

function Crashed() {
  const { t } = useTranslation();
  return (
    <LoadFailure
      screenKey="crashed"
      title={t('crashedTitle')}
      text={t('crashedText')}
      retry={browserAddress.reload}
      retryLabel={t('loadAgainAct')}
    />
  );
}
