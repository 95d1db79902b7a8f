--- Widgets of Mexplorer in Quarto and pandoc: live in HTML, pictures in everything else.
-- Blocks of code with the class `mex` and divs with a class such as `mex-game` become widgets.
--
--     ```{.mex game="nim" position="3 5 7"}
--     ```
--
-- In the metadata, `mexplorer` may hold `script` (the address of the script of the widgets),
-- `command` (a list; the command that draws pictures) and `print` (`question` or `answer`).

local WIDGETS = { game = true, table = true, graph = true, why = true, union = true, venn = true }

local settings = {
  script = nil,
  command = { "npx", "--yes", "mexplorer" },
  print = nil,
  lang = nil,
  tikz = false,
}

local function text(value)
  return value and pandoc.utils.stringify(value) or nil
end

local function read_meta(meta)
  settings.lang = text(meta.lang)
  local own = meta.mexplorer
  if type(own) ~= "table" then
    return
  end
  settings.script = text(own.script)
  settings.print = text(own.print)
  if own.command then
    settings.command = {}
    for i, part in ipairs(own.command) do
      settings.command[i] = text(part)
    end
  end
end

--- What a block says: `name: value` lines, and attributes of the block itself.
local function read_block(body, attributes, classes)
  local spec = {}
  for _, class in ipairs(classes) do
    local name = class:gsub("^mex%-", "")
    if WIDGETS[name] then
      spec.widget = "mex-" .. name
    end
  end
  for line in (body .. "\n"):gmatch("(.-)\r?\n") do
    line = line:match("^%s*(.-)%s*$")
    if line ~= "" and line:sub(1, 1) ~= "#" then
      local name, value = line:match("^([%w-]+)%s*[:=]%s*(.*)$")
      if name then
        spec[name:lower()] = value:match('^"(.*)"$') or value
      elseif WIDGETS[(line:gsub("^mex%-", ""))] then
        spec.widget = "mex-" .. line:gsub("^mex%-", "")
      else
        error("mexplorer: expected `name: value`, found: " .. line)
      end
    end
  end
  for name, value in pairs(attributes) do
    spec[(name:gsub("^data%-", ""))] = value
  end
  if spec.widget and not spec.widget:match("^mex%-") then
    spec.widget = "mex-" .. spec.widget
  end
  if not spec.widget then
    if spec.n or spec.divisors or spec.sets then
      spec.widget = "mex-union"
    elseif spec.upto then
      spec.widget = "mex-table"
    else
      spec.widget = "mex-game"
    end
  end
  return spec
end

local function sorted_keys(spec)
  local keys = {}
  for key in pairs(spec) do
    if key ~= "widget" then
      keys[#keys + 1] = key
    end
  end
  table.sort(keys)
  return keys
end

local ESCAPES = { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;" }

local function tag(spec)
  local out = { "<", spec.widget }
  for _, key in ipairs(sorted_keys(spec)) do
    out[#out + 1] = string.format(' %s="%s"', key, (spec[key]:gsub('[&<>"]', ESCAPES)))
  end
  out[#out + 1] = string.format("></%s>", spec.widget)
  return table.concat(out)
end

--- The arguments of the command that draws what is asked for into a file.
local function arguments(spec, file)
  local args = {}
  for i = 2, #settings.command do
    args[#args + 1] = settings.command[i]
  end
  args[#args + 1] = "picture"
  args[#args + 1] = "widget=" .. spec.widget
  for _, key in ipairs(sorted_keys(spec)) do
    args[#args + 1] = key .. "=" .. spec[key]
  end
  if settings.lang and not spec.lang then
    args[#args + 1] = "lang=" .. settings.lang
  end
  if settings.print and not spec.print then
    args[#args + 1] = "print=" .. settings.print
  end
  args[#args + 1] = "-o"
  args[#args + 1] = file
  return args
end

local function draw(spec, ending)
  return pandoc.system.with_temporary_directory("mexplorer", function(folder)
    local file = folder .. "/picture" .. ending
    pandoc.pipe(settings.command[1], arguments(spec, file), "")
    local handle = assert(io.open(file, "rb"))
    local drawn = handle:read("a")
    handle:close()
    return drawn
  end)
end

local function add_script()
  if not settings.script then
    return
  end
  if quarto then
    local scripts = { settings.script }
    -- Named as well, since Quarto moves what is named alone, and may put it into the page.
    local core = settings.script:gsub("[^/\\]*$", "mexplorer-core.js")
    local handle = io.open(core, "rb")
    if handle then
      handle:close()
      table.insert(scripts, 1, core)
    end
    quarto.doc.add_html_dependency({ name = "mexplorer", scripts = scripts })
  end
end

local function widget(spec)
  if FORMAT:match("html") or FORMAT:match("revealjs") or FORMAT:match("s5") then
    add_script()
    return pandoc.RawBlock("html", tag(spec))
  end
  if FORMAT:match("latex") or FORMAT:match("beamer") then
    settings.tikz = true
    return pandoc.RawBlock("latex", draw(spec, ".tex"))
  end
  local alt = draw(spec, ".txt"):gsub("%s+$", "")
  if not (FORMAT:match("docx") or FORMAT:match("odt") or FORMAT:match("epub") or FORMAT:match("pptx")) then
    return pandoc.Para({ pandoc.Str(alt) })
  end
  local svg = draw(spec, ".svg")
  local name = "mexplorer-" .. pandoc.utils.sha1(svg):sub(1, 12) .. ".svg"
  pandoc.mediabag.insert(name, "image/svg+xml", svg)
  return pandoc.Para({ pandoc.Image({ pandoc.Str(alt) }, name) })
end

local function has_class(block)
  for _, class in ipairs(block.classes) do
    if class == "mex" or WIDGETS[class:match("^mex%-(.+)$") or ""] then
      return true
    end
  end
  return false
end

local function code_block(block)
  if has_class(block) then
    return widget(read_block(block.text, block.attributes, block.classes))
  end
end

local function div(block)
  if has_class(block) and not block.classes:includes("mex") then
    return widget(read_block("", block.attributes, block.classes))
  end
end

--- pandoc by itself has its script and its packages from the header.
local function finish(meta)
  if quarto then
    if settings.tikz then
      quarto.doc.use_latex_package("tikz")
      quarto.doc.use_latex_package("booktabs")
    end
    return nil
  end
  local more
  if settings.tikz then
    more = pandoc.RawBlock("latex", "\\usepackage{tikz}\n\\usepackage{booktabs}")
  elseif FORMAT:match("html") and settings.script then
    more = pandoc.RawBlock("html", '<script src="' .. settings.script .. '"></script>')
  end
  if not more then
    return nil
  end
  local includes = meta["header-includes"]
  local list = includes and (pandoc.utils.type(includes) == "List" and includes or { includes }) or {}
  list[#list + 1] = pandoc.MetaBlocks({ more })
  meta["header-includes"] = pandoc.MetaList(list)
  return meta
end

return {
  { Meta = read_meta },
  { CodeBlock = code_block, Div = div },
  { Meta = finish },
}
