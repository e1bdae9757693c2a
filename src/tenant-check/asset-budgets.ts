/** How large a picture may be in its place, in bytes: pictures come on top of a first visit's 140 kB. By field. */
export const assetBudgets: Readonly<Record<string, number>> = {
  'brand.logo': 20_000,
  'repayment.wallet.picture': 20_000,
  'marketing.banners[].image': 150_000,
  'marketing.reviews[].image': 100_000,
};

/** For a picture that no field above names. */
export const otherAssetBudget = 150_000;

/** Kinds of pictures by the ending of a name, each with how such a file begins. */
export const pictureKinds: Readonly<Record<string, RegExp>> = {
  svg: /^/,
  png: /^\x89PNG/,
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftypavi[fs]/s,
  gif: /^GIF8/,
};
