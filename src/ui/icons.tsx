/** A line icon on a 24 px grid; it takes the text's colour and says nothing to a screen reader. */
function Icon({ d }: { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}

/** One step back. */
export const BackIcon = () => <Icon d="M15 5l-7 7 7 7" />;
/** Language. */
export const GlobeIcon = () => (
  <Icon d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 12h17M12 3c3.4 3.6 3.4 14.4 0 18M12 3c-3.4 3.6-3.4 14.4 0 18" />
);
/** Done, agreed. */
export const CheckIcon = () => <Icon d="M5 12.5l4.5 4.5L19 7.5" />;
/** Something needs care. */
export const AlertIcon = () => <Icon d="M12 4L2.9 19.6h18.2zM12 10v4.4M12 16.9v.1" />;
/** A remark. */
export const InfoIcon = () => <Icon d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11.2v5M12 7.9v.1" />;
/** A call. */
export const PhoneIcon = () => (
  <Icon d="M8.4 4H5.6C4.7 4 4 4.7 4.1 5.6 4.7 13.3 10.7 19.3 18.4 19.9c.9.1 1.6-.6 1.6-1.5v-2.7l-4.3-1.6-1.9 1.9a12.4 12.4 0 0 1-5.8-5.8l1.9-1.9z" />
);
/** Opens below; turned when open. */
export const ChevronIcon = () => <Icon d="M6 9.5l6 6 6-6" />;
/** Goes on. */
export const ForwardIcon = () => <Icon d="M9 5l7 7-7 7" />;
/** Adds one. */
export const PlusIcon = () => <Icon d="M12 5v14M5 12h14" />;
/** A bank card. */
export const CardIcon = () => (
  <Icon d="M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3 10h18M7 14.6h3" />
);
/** A wallet. */
export const WalletIcon = () => (
  <Icon d="M17.5 8V6a1.5 1.5 0 0 0-1.5-1.5H5.5a2 2 0 0 0 0 4H19a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H5.5a2 2 0 0 1-2-2v-11M16.5 14v.1" />
);
/** Time, waiting. */
export const ClockIcon = () => <Icon d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.4V12l3 2" />;
/** A bank. */
export const BankIcon = () => (
  <Icon d="M12 3.5L3.5 8.5h17zM5.5 11.5v5M10 11.5v5M14 11.5v5M18.5 11.5v5M3.5 19.5h17" />
);
/** Leaves the app. */
export const ExternalIcon = () => (
  <Icon d="M14 4.5h5.5V10M19.5 4.5L11 13M17.5 13.5V18a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4.5" />
);
/** Closes. */
export const CloseIcon = () => <Icon d="M6 6l12 12M18 6L6 18" />;
/** A star; filled by the style sheet. */
export const StarIcon = () => (
  <Icon d="M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
);
