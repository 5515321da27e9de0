import type { RouteChoice } from '../../../kit/fields/form/types.ts'
import { debounced } from '../debounced.ts'
import { distinct } from '../distinct.ts'
import { $effective } from '../documents/documents.ts'
import { documentTitle } from '../documents/titles.ts'

/** Addresses of the brand's pages, each with the title of its page. */
export const $routes = distinct(
  debounced($effective).map((documents): readonly RouteChoice[] =>
    [...documents].flatMap(([name, document]) =>
      document.kind === 'page' && Array.isArray(document.routes)
        ? document.routes.flatMap((route) =>
            typeof route === 'string' ? [{ route, page: name, label: documentTitle(name, document) }] : [],
          )
        : [],
    ),
  ),
)
