import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../lending-ui/load-failure.tsx';
import { browserAddress } from '../platform/page-address.ts';

/** Catches what no screen foresaw, so that a mistake of ours is a message with a way on and never a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
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
    />
  );
}
