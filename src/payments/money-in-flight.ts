let open = 0;

/** Counts a call that moves money for as long as it is under way. */
export async function whileMoneyMoves<Result>(call: () => Promise<Result>): Promise<Result> {
  open += 1;
  try {
    return await call();
  } finally {
    open -= 1;
  }
}

/** Whether a call that moves money has not been answered yet: then this program must not load the page anew. */
export const isMoneyMoving = (): boolean => open > 0;
