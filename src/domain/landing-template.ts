/** The page that a campaign leads to (spec §3, lender-api §2 Registration); every text may be ''. */
export interface LandingTemplate {
  id: string;
  title: string;
  subtitle: string;
  /** The unjudged address of a picture. */
  banner: string;
  buttonText: string;
  /** The unjudged address where the app is downloaded. */
  downloadUrl: string;
}
