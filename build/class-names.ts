/**
 * Short names for the classes of CSS modules: a word for the file, a figure for the class. They stand in the scripts once for every
 * class, and a hash does not pack.
 */
export function createClassNames(): (name: string, file: string) => string {
  const files = new Map<string, { word: string; names: string[] }>()
  return (name, file) => {
    let known = files.get(file)
    if (!known) files.set(file, (known = { word: wordOf(file), names: [] }))
    let index = known.names.indexOf(name)
    if (index < 0) index = known.names.push(name) - 1
    return `${known.word}${index}`
  }
}

/** `widgets/banner-carousel/view.module.css` → `banner-carousel-`; two files of one name would be one, so views take their folder's. */
function wordOf(file: string): string {
  const [, folder = '', name = ''] = /([^\\/]+)[\\/]([^\\/]+?)(?:\.module)?\.css$/.exec(file) ?? []
  return `${name === 'view' ? folder : `${folder}-${name}`}-`
}
