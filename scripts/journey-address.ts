const port = 4317;

/** Where the app stands during the journeys. */
export const journeyAddress = { port, url: `http://127.0.0.1:${port}` };
