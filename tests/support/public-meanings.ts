import { flagAt, fieldsAt, listAt, textAt, type DigitFields } from './contract-answers.ts';

/** The fields of the status dialect, wherever the lender put them (screens §8). */
const whole = (data: DigitFields, body: DigitFields): DigitFields => ({ ...body, ...data });

/** What the calls that need no borrower make of an answer, in our own words (design §2). */
export const publicMeanings: Readonly<
  Record<string, (data: DigitFields, body: DigitFields) => unknown>
> = {
  landing: (data) => ({
    id: textAt(data, 'id'),
    title: textAt(data, 'title'),
    subtitle: textAt(data, 'subtitle'),
    banner: textAt(data, 'banner'),
    buttonText: textAt(data, 'buttonText'),
    downloadUrl: textAt(data, 'downloadUrl'),
  }),
  captchaSid: (data) => ({ sid: textAt(data, 'sid') }),
  marketplace: (_data, body) =>
    listAt(body, 'data')
      .map((row) => fieldsAt(row))
      .map((product) => ({
        id: textAt(product, 'id'),
        name: textAt(product, 'productName'),
        logo: textAt(product, 'productLogo'),
        buttonText: textAt(product, 'buttonText'),
        amountRange: textAt(product, 'amountRange'),
        amountRangeLabel: textAt(product, 'amountRangeDes'),
        rate: textAt(product, 'loan_rate'),
        description: textAt(product, 'productDesc'),
        isOpen: flagAt(product, 'buttonStatus'),
        tags: listAt(product, 'productTags'),
        lenderName: textAt(product, 'lenderName'),
        annualRate: textAt(product, 'apr'),
        tenor: textAt(product, 'tenor'),
        keyFactsUrl: textAt(product, 'kfsUrl'),
      })),
  applyProduct: (data) => ({ url: textAt(data, 'url') }),
  jointFailure: (data, body) => ({
    headline: textAt(whole(data, body), 'noticeMessage'),
    message: textAt(whole(data, body), 'errorMessage'),
    offers: listAt(whole(data, body), 'recommendList')
      .map((row) => fieldsAt(row))
      .map((product) => ({
        id: textAt(product, 'id'),
        name: textAt(product, 'name'),
        logo: textAt(product, 'logo'),
        buttonText: textAt(product, 'buttonText'),
        amountRange: textAt(product, 'rangeText'),
        amountRangeLabel: textAt(product, 'rangeDes'),
        rate: textAt(product, 'rateText'),
        description: textAt(product, 'desc'),
        isOpen: flagAt(product, 'isEnabled'),
      })),
  }),
  jointLink: (data, body) => ({ link: textAt(whole(data, body), 'link') }),
};

/** Those of them whose answer is the envelope alone. */
export const publicWordless = [
  'trackVisit',
  'sendSms',
  'trackClick',
  'register',
  'pageEvent',
  'jointTap',
];
