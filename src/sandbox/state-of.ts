/**
 * State that one subject keeps about an owner (an account, a tenant's world) without the owner knowing of it:
 * made when first asked for, gone with its owner. So a new subject is one file and changes no other.
 */
export function stateOf<Owner extends object, State>(
  make: (owner: Owner) => State,
): (owner: Owner) => State {
  const states = new WeakMap<Owner, State>();
  return (owner) => {
    const known = states.get(owner);
    if (known !== undefined) return known;
    const state = make(owner);
    states.set(owner, state);
    return state;
  };
}
