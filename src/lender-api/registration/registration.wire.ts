/** The `data` of `landing` (lender-api §2). */
export interface LandingWire {
  id: string | number;
  title?: string | null;
  subtitle?: string | null;
  banner?: string | null;
  buttonText?: string | null;
  downloadUrl?: string | null;
}

/** The `data` of `captchaSid`. */
export interface CaptchaSidWire {
  sid: string | number;
}
