export function drawLetters(words: unknown): string
