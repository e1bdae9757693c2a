/** The answer of `repaymentRedirect`: lenders put it beside the envelope or into its `data` (lender-api §2). */
export interface RepaymentRedirectWire {
  url?: string | null;
}
