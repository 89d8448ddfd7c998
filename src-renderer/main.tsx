/** The window opens: it asks the main process what it should know, then shows itself. */
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/frame.css'
import './styles/playback.css'
import './styles/find.css'
import './styles/panels.css'
import './styles/gallery.css'
import './styles/hand.css'
import './styles/importing.css'
import './styles/match.css'
import './styles/counting.css'
import './styles/dialogs.css'
import './styles/limits.css'
import './styles/upper.css'
import './styles/map.css'
import './styles/tree.css'
import './styles/document.css'
import './styles/making.css'
import './styles/composing.css'
import './styles/comparing.css'
import './styles/access.css'
import { createRoot } from 'react-dom/client'
import { createApp } from './app'
import { bridge } from './bridge'
import { followDocument } from './document/keeping'
import { lookForOffer } from './document/offers'
import { followWork } from './longWork'
import { followOpenings } from './opening'
import { Root } from './Root'
import { followRemarks } from './remarks'
import { listenForPorts } from './solverPorts'

const greeting = await bridge.call('hello', undefined)
const host = document.getElementById('root')
if (!host) throw new Error('index.html has no root')
const app = createApp(bridge, listenForPorts, greeting)
createRoot(host).render(<Root app={app} />)
followRemarks(app, greeting.remark)
followOpenings(app)
followWork(app)
followDocument(app)
void lookForOffer(app)
