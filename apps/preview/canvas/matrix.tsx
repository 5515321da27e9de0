export function MatrixView() {
  return null
}
