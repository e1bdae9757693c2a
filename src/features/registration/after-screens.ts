// One chunk: both pages are small, and whoever registers may open either.
export { DownloadScreen } from './download-screen.tsx';
export { LandingAgreementScreen } from './landing-agreement-screen.tsx';
