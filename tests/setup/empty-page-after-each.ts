import { afterEach } from 'vitest';

// Loaded only by a test that left something on the page: most tests never render.
afterEach(async () => {
  if (document.body.childElementCount === 0) return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  document.body.replaceChildren();
});
