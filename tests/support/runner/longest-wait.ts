/** How long a test waits for what comes by itself: a machine that is several times slower is no failure. Shorter than a test may take. */
export const longestWait = { timeout: 60_000 } // ms
