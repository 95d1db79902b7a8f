--- The shortcode: {{< mex game="nim" position="3 5 7" >}} stands for a block of code with the class
-- `mex`, which the filter makes a widget of.
return {
  mex = function(args, kwargs)
    local attributes = {}
    for name, value in pairs(kwargs) do
      attributes[name] = pandoc.utils.stringify(value)
    end
    local classes = { "mex" }
    for _, name in ipairs(args) do
      classes[#classes + 1] = "mex-" .. pandoc.utils.stringify(name):gsub("^mex%-", "")
    end
    return pandoc.CodeBlock("", pandoc.Attr("", classes, attributes))
  end,
}
