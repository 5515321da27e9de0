// What `npm run new` can add, by its name.
import * as brand from './kinds/brand.mjs'
import * as endpoint from './kinds/endpoint.mjs'
import * as fact from './kinds/fact.mjs'
import * as form from './kinds/form.mjs'
import * as language from './kinds/language.mjs'
import * as page from './kinds/page.mjs'
import * as source from './kinds/source.mjs'
import * as topic from './kinds/topic.mjs'
import * as widget from './kinds/widget.mjs'

export const kinds = { widget, source, page, endpoint, topic, form, brand, language, fact }
