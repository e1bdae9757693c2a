/** Tells an adapter of a fault that no answer can express. */
export const faultHeader = 'x-sandbox-fault';

/** An answer that stands for one that never comes (`hang`) or breaks off (`cut`). */
export const faultSignal = (fault: 'hang' | 'cut') =>
  new Response(null, { status: 500, headers: { [faultHeader]: fault } });

/**
 * Makes the fault of an answer real where there is no connection to break, as under MSW: `hang` never
 * resolves, `cut` is a network error. Every other answer is passed on.
 */
export async function applyFaultHeader(response: Response): Promise<Response> {
  const fault = response.headers.get(faultHeader);
  if (fault === 'hang') return new Promise(() => {});
  return fault === 'cut' ? Response.error() : response;
}
