/** One line for each field about how a lender looks. */
export const lookNotes = {
  theme: 'Few colours; all others are derived from them and made readable.',
  'theme.brand': 'The main colour: buttons, links.',
  'theme.brand2': 'A second colour: in fades, rings and bars, and on the buttons of a bold house.',
  'theme.gradient':
    'Two or three colours behind the large amount; left out, it fades from the main colour to the second.',
  'theme.fontColours': 'Text colours you insist on. Left out, readable ones are chosen.',
  'theme.fontColours.onBrand': 'Text on the main colour.',
  'theme.fontColours.onHero': 'Text on the gradient.',
  'theme.radius': "How round the corners of cards are, in pixels, in place of the temper's.",
  'theme.temper':
    'The character of the house. "calm": paper, a ring, soft corners; "bold": flooded head, blocks, square corners, a button from edge to edge; "friendly": a picture, the sun on its path, round shapes.',
  'theme.font':
    'A face of your own for headlines and figures, a woff2 of at most 25 kB; fetched after the first view, shown from the next visit on.',
  'theme.pictures': 'Pictures of your own in the place of the house drawings.',
  'theme.pictures.hero':
    'Behind the sun of a friendly house, and at the head of the home page; it fills its place from the bottom.',
  'theme.pictures.success': 'Shown when a loan is paid off.',
  'theme.pictures.empty': 'Shown where there is nothing to show yet.',
  'theme.dark': 'Whether phones set to dark get a dark page.',
} as const;
