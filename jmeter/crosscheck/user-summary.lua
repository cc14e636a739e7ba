-- The scenario user-summary for wrk, a generator that has nothing in common with JMeter: the same requests from the same
-- file, so that what both say of one backend can be compared. See jmeter/README.md, "A second generator".
--
--   wrk --threads 1 --connections 10 --duration 30s --latency --script jmeter/crosscheck/user-summary.lua http://127.0.0.1:8080
--
-- DATA names the folder of users.csv (./tweebyte data), .tweebyte/load/data by default.

local requests = {}
local place = 0

function init()
  local name = (os.getenv("DATA") or ".tweebyte/load/data") .. "/users.csv"
  local file = io.open(name)
  if not file then
    error(name .. " is missing: ./tweebyte data writes it")
  end
  local heading = true
  for line in file:lines() do
    local id, token = line:match("^([^,]+),[^,]*,([^,]+)$")
    if not heading then
      requests[#requests + 1] = wrk.format("GET", "/user-service/users/summary/" .. id,
        { Authorization = "Bearer " .. token, Accept = "application/json" })
    end
    heading = false
  end
  file:close()
end

function request()
  place = place % #requests + 1
  return requests[place]
end

-- wrk counts answers that are no success by itself; this one is about bodies, as JMeter's assertion on them.
local wrong = 0

function response(status, headers, body)
  if status == 200 and not body:find('"user_name"', 1, true) then
    wrong = wrong + 1
    print("a body without a user name: " .. body)
  end
end
