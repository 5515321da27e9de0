// Templates are the files of templates/<kind>/, written in a part of the language Mustache: `{{name}}` is a value, `{{#name}}…{{/name}}`
// stands where the value is true or once for each of a list, whose fields are values in it, and `{{^name}}…{{/name}}` where there is none.
import { readFileSync } from 'node:fs'

/** The text of a template, as `endpoint/call.ts`, with these values. A name that is not among them is a mistake in the template. */
export function render(template, values) {
  const text = readFileSync(new URL(`templates/${template}.template`, import.meta.url), 'utf8')
  const sections = text.replaceAll(/^[ \t]*(\{\{[#^/]\w+\}\})[ \t]*\n/gm, '$1') // a mark alone in its line is no line
  return fill(sections, values, template)
}

function fill(text, values, template) {
  const valueOf = (name) => {
    if (!(name in values)) throw new Error(`The template ${template} names ${name}, which it is not given.`)
    return values[name]
  }
  return text.replaceAll(/\{\{([#^])(\w+)\}\}([^]*?)\{\{\/\2\}\}|\{\{(\w+)\}\}/g, (_, mark, section, inner, name) => {
    if (name !== undefined) return valueOf(name)
    const value = valueOf(section)
    const items = Array.isArray(value) ? value : value ? [value] : []
    if (mark === '^') return items.length === 0 ? fill(inner, values, template) : ''
    return items.map((item) => fill(inner, { ...values, ...(typeof item === 'object' ? item : {}) }, template)).join('')
  })
}
