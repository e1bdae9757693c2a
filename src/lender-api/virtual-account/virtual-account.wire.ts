/** One way to use a number at a bank. */
export interface StepChannelWire {
  name: string;
  step?: string[] | null;
}

/** The `data` of `generateVcode` (lender-api §2). Amounts in major units. */
export interface VirtualAccountWire {
  amount: number | string;
  vcode: string | number;
  cardNo?: string | number | null;
  /** 1 bank, 2 mini market; others belong to a tenant. */
  payType?: string | number;
  payCode?: string | number | null;
  /** A bank's ways, or the steps at a shop's counter. */
  payStep?: StepChannelWire[] | string[] | null;
  specificNum?: string | number | null;
  telephone?: string | null;
  expiredAt?: string | number | null;
  billerCode?: string | number | null;
  payeeName?: string | null;
}

/** One channel in `payTypes`. */
export interface PayMethodWire {
  name: string;
  payCode: string | number;
  specificNum?: string | number | null;
}

/** One bank in `payTypes`. */
export interface BankOptionWire {
  bankName: string;
  methods?: PayMethodWire[] | null;
}
