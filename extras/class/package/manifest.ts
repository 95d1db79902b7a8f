/** imsmanifest.xml of a package with one activity, for SCORM 1.2 and for SCORM 2004, 4th edition (ADL). */
import type { Version } from './platform.ts';

/** Characters that XML 1.0 does not allow. */
const FOREIGN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const xml = (text: string) =>
  text.replace(FOREIGN, '').replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

/** The parts of the manifest that differ between the two versions of SCORM. */
const VERSIONS: Record<
  Version,
  { schema: string; spaces: Record<string, string>; type: string; rules: string }
> = {
  1.2: {
    schema: '1.2',
    spaces: {
      xmlns: 'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
      'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_rootv1p2',
    },
    type: 'adlcp:scormtype',
    rules: '',
  },
  2004: {
    schema: '2004 4th Edition',
    spaces: {
      xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1',
      'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_v1p3',
      'xmlns:imsss': 'http://www.imsglobal.org/xsd/imsss',
    },
    type: 'adlcp:scormType',
    // The package, not the platform, reports completion and success.
    rules: `
        <imsss:sequencing>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true" />
        </imsss:sequencing>`,
  },
};

/** The schema file of each XML name space, under the name that all packages use. */
const SCHEMAS: Record<string, string> = {
  'http://www.imsproject.org/xsd/imscp_rootv1p1p2': 'imscp_rootv1p1p2.xsd',
  'http://www.adlnet.org/xsd/adlcp_rootv1p2': 'adlcp_rootv1p2.xsd',
  'http://www.imsglobal.org/xsd/imscp_v1p1': 'imscp_v1p1.xsd',
  'http://www.adlnet.org/xsd/adlcp_v1p3': 'adlcp_v1p3.xsd',
  'http://www.imsglobal.org/xsd/imsss': 'imsss_v1p0.xsd',
};

export function manifest({
  version,
  id,
  title,
  files,
}: {
  version: Version;
  /** An id of letters, digits and hyphens. */ id: string;
  title: string;
  /** The paths of all files of the package, the page first. */ files: string[];
}) {
  const { schema, spaces, type, rules } = VERSIONS[version];
  const names = Object.entries(spaces).map(([name, space]) => `${name}="${space}"`);
  const places = Object.values(spaces).map((space) => `${space} ${SCHEMAS[space]}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="mexplorer-${id}" version="1.0"
  ${names.join('\n  ')}
  xmlns:xsi="${XSI}"
  xsi:schemaLocation="${places.join(' ')}">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${schema}</schemaversion>
  </metadata>
  <organizations default="org">
    <organization identifier="org">
      <title>${xml(title)}</title>
      <item identifier="item" identifierref="resource" isvisible="true">
        <title>${xml(title)}</title>${rules}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="resource" type="webcontent" ${type}="sco" href="${xml(files[0])}">
${files.map((file) => `      <file href="${xml(file)}" />`).join('\n')}
    </resource>
  </resources>
</manifest>
`;
}
