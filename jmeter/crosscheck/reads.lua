-- The scenarios user-summary and user-tweets for wrk, a generator that has nothing in common with JMeter: the same requests
-- from the same files, so that what both say of one backend can be compared. See jmeter/README.md, "A second generator".
--
--   wrk --threads 1 --connections 10 --duration 30s --latency --script jmeter/crosscheck/reads.lua http://127.0.0.1:8080
--
-- Environment:
--   SCENARIO  user-summary (the default) or user-tweets
--   DATA      the folder of the files that ./tweebyte data writes, .tweebyte/load/data by default
--   REQUESTS  how many are sent at most, by each thread; connections are idle for the rest of the time

local scenarios = {
  ["user-summary"] = { file = "users.csv", path = "/user-service/users/summary/%s", body = '"user_name"' },
  ["user-tweets"] = { file = "authors.csv", path = "/tweet-service/tweets/user/%s?limit=1000", body = '"content"' }
}
local scenario = scenarios[os.getenv("SCENARIO") or "user-summary"]
local most = tonumber(os.getenv("REQUESTS") or "1e12")
local longer_than_any_run = 1e9

local requests = {}
local place = 0
local sent = 0

function init()
  local name = (os.getenv("DATA") or ".tweebyte/load/data") .. "/" .. scenario.file
  local file = io.open(name)
  if not file then
    error(name .. " is missing: ./tweebyte data writes it")
  end
  local heading = true
  for line in file:lines() do
    local id, token = line:match("^([^,]+),[^,]*,([^,]+)$")
    if not heading then
      requests[#requests + 1] = wrk.format("GET", scenario.path:format(id),
        { Authorization = "Bearer " .. token, Accept = "application/json" })
    end
    heading = false
  end
  file:close()
end

-- Called before each request: a connection waits so many milliseconds.
function delay()
  sent = sent + 1
  return sent <= most and 0 or longer_than_any_run
end

function request()
  place = place % #requests + 1
  return requests[place]
end

-- wrk counts responses that are no success by itself; this one is about bodies, as JMeter's assertion on them.
function response(status, headers, body)
  if status == 200 and not body:find(scenario.body, 1, true) then
    print("an unexpected body: " .. body)
  end
end

function done(summary, latency, rates)
  local errors = summary.errors
  print(string.format("requests=%d failed=%d bytes=%d", summary.requests,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout, summary.bytes))
end
