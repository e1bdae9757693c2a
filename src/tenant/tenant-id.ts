/** A tenant's id is also its folder's name; nothing else is ever put into a path (design §3). */
export const tenantIdPattern = /^[a-z][a-z0-9-]{1,31}$/;
