/** How the sheet looks. */
export const sheetStyle = `
body { margin: 0; font: 14px/1.5 system-ui, sans-serif; color: #16202c; background: #eef1f5; }
header { position: sticky; top: 0; z-index: 1; padding: 12px 20px; background: #fff; border-bottom: 1px solid #d5dce4; }
h1 { margin: 0; font-size: 18px; } h2 { margin: 24px 20px 8px; font-size: 16px; }
header p { margin: 2px 0 8px; color: #55606e; } form { display: flex; flex-wrap: wrap; gap: 16px; }
.row { display: flex; flex-wrap: wrap; gap: 16px; padding: 0 20px; align-items: flex-start; }
figure { margin: 0; padding: 10px; background: #fff; border: 1px solid #d5dce4; border-radius: 8px; max-width: 400px; }
figure[data-changed=true] { border-color: #b4531a; box-shadow: 0 0 0 1px #b4531a; }
a { display: block; max-height: 420px; overflow: hidden; border: 1px solid #e3e8ee; } img { display: block; height: auto; }
.pair { display: flex; gap: 8px; align-items: flex-start; }
.none { width: 180px; margin: 0; color: #8a5200; } figcaption { max-width: 368px; padding-top: 6px; overflow-wrap: anywhere; }
code { color: #55606e; font-size: 11px; } mark { background: #ffe3cf; } footer { padding: 20px; color: #55606e; }
[hidden] { display: none !important; }
`;

/** What the filters do. */
export const sheetScript = `
const filters = [...document.querySelectorAll('[data-filter]')];
const only = document.querySelector('[data-only-changed]');
const apply = () => {
  for (const figure of document.querySelectorAll('figure'))
    figure.hidden = filters.some(({ value, dataset }) => value && figure.dataset[dataset.filter] !== value)
      || Boolean(only && only.checked && figure.dataset.changed !== 'true');
  for (const section of document.querySelectorAll('section'))
    section.hidden = !section.querySelector('figure:not([hidden])');
};
document.querySelector('form').addEventListener('input', apply);
`;
