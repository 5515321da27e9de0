import './files/editors.ts'
import './files/inspector.ts'
import './files/matrix.ts'
import './files/menu.ts'
import './files/order.ts'
import './files/page.ts'
import './files/review.ts'
import './files/why.ts'

// All English words, for a test of a part that its own file of words comes with only in the editor.
