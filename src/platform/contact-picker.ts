interface ContactPicker {
  select(
    properties: readonly ['tel', 'name'],
  ): Promise<readonly { tel?: readonly string[]; name?: readonly string[] }[]>;
}

const contacts = (): ContactPicker | undefined => {
  const found: unknown = Reflect.get(navigator, 'contacts');
  const isPicker = typeof found === 'object' && found !== null && 'select' in found;
  // The draft standard's only shape; TypeScript's list of the browser does not know it.
  return isPicker ? (found as ContactPicker) : undefined;
};

/** Whether a page may ask for one of the phone's contacts: some Androids, and no web view of iOS. */
export const canPickContact = (): boolean => contacts() !== undefined;

/** A contact that the person chose; undefined when they chose none or it was refused. */
export async function pickContact(): Promise<{ name: string; phone: string } | undefined> {
  try {
    const [chosen] = (await contacts()?.select(['tel', 'name'])) ?? [];
    return chosen && { name: chosen.name?.[0] ?? '', phone: chosen.tel?.[0] ?? '' };
  } catch {
    return undefined;
  }
}
