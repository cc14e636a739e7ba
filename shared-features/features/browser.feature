@browser
Feature: Live page in a browser
  People see and use the backend on its page.

  @crossing
  Scenario: From signing up to logging out
    Given Bob has signed up
    And Bob has posted "Coffee is better than tea #coffee{unique}" as "coffee"
    And the browser shows "/"
    When Ada signs up on the page
    Then the page says "Live"
    When the page is searched for people "{Bob.userName}"
    And Bob is followed on the page
    Then the timeline of the page is:
      | Coffee is better than tea #coffee{unique} |
    Given Bob has posted "This tweet comes by itself" as "live"
    Then the timeline of the page is:
      | This tweet comes by itself                |
      | Coffee is better than tea #coffee{unique} |
    And the first tweet of the timeline has 0 likes
    When the first tweet of the timeline is liked
    Then the first tweet of the timeline has 1 like
    When "Look at the picture of today" is posted on the page with a picture
    Then the timeline of the page is:
      | Look at the picture of today              |
      | This tweet comes by itself                |
      | Coffee is better than tea #coffee{unique} |
    And the first tweet of the timeline shows a picture of 256 x 256 pixels
    When the page is searched for tweets "#coffee{unique}"
    Then the page says "1 tweet found."
    And the search of the page finds:
      | Coffee is better than tea #coffee{unique} |
    When Ada logs out on the page
    Then the page says "You are logged out."
    And no user is logged in on the page
    And the browser has reported no error

  @crossing
  Scenario: By the keyboard alone
    Given Bob has signed up
    And the browser shows "/"
    When Bob logs in on the page by the keyboard alone
    And posts "Written without a mouse" by the keyboard alone
    Then the timeline of the page is:
      | Written without a mouse |
    And the browser has reported no error

  @local
  Scenario: The timeline goes on behind the last tweet when the connection was broken
    Given Bob has signed up
    And Ada has signed up
    And Ada has followed Bob
    And the browser shows "/"
    And Ada has logged in on the page
    And the page says "Live"
    When the tweet service hangs
    Then the page says "Connecting again"
    When the tweet service goes on
    And Bob is served again
    And Bob has posted "This was posted while the page was away" as "missed"
    Then the timeline of the page is:
      | This was posted while the page was away |
    And the page says "Live"

  Scenario: A tweet with a line separator does not stop the timeline
    Given Bob has signed up
    And Ada has signed up
    And Ada has followed Bob
    And the browser shows "/"
    And Ada has logged in on the page
    And the page says "Live"
    When Bob has posted "One line{U+2028}and another" as "separated"
    And Bob has posted "This tweet comes by itself" as "live"
    Then the timeline of the page is:
      | This tweet comes by itself |
      | One line and another       |

  Scenario: A reload logs out
    Given Bob has signed up
    And the browser shows "/"
    And Bob has logged in on the page
    When the page is reloaded
    Then no user is logged in on the page

  Scenario: The page says what the server says
    Given Bob has signed up
    And the browser shows "/"
    When Bob logs in on the page with the password "wrong password"
    Then the page says "The e-mail or the password is wrong."
    When this is repeated 10 times on the page
    Then the page says "Too many attempts"
    And the page says "You sent too many requests. Wait"

  Scenario Outline: Everything fits on a narrow screen: <path>
    Given the screen is 360 pixels wide
    And the browser shows "<path>"
    Then nothing of the page is wider than the screen

    Examples:
      | path            |
      | /               |
      | /page/race.html |

  Scenario: A timeline fits on a narrow screen
    Given Bob has signed up
    And Bob has posted "{'a' x 280}" as "long"
    And the screen is 360 pixels wide
    And the browser shows "/"
    And Bob has logged in on the page
    Then the timeline of the page is:
      | {'a' x 280} |
    And nothing of the page is wider than the screen

  Scenario: Each control of the live page has a name
    Given Bob has signed up
    And the browser shows "/"
    Then each control and picture of the page has a name
    And the page has a language, a title and one main heading
    When Ada signs up on the page
    And "Everything has a name #names" is posted on the page with a picture
    Then the timeline of the page is:
      | Everything has a name #names |
    When the page is searched for people "{Bob.userName}"
    Then the page says "1 person found."
    And the first tweet of the timeline shows a picture of 256 x 256 pixels
    And each control and picture of the page has a name
    And the page has a language, a title and one main heading
    When the picture of the first tweet is opened
    Then each control and picture of the page has a name

  Scenario: A race of each kind
    Given the browser shows "/page/race.html"
    Then each control and picture of the page has a name
    And the page has a language, a title and one main heading
    When 10 requests of the kind profile race between two lanes
    Then each lane has 10 times and no failure
    When 20 requests of the kind feed race between two lanes
    Then each lane has 20 times and no failure
    When 30 requests of the kind search race between two lanes
    Then each lane has 30 times and no failure
    When 40 requests of the kind tweets race between two lanes
    Then each lane has 40 times and no failure
    When 2 requests of the kind summary race between two lanes
    Then each lane has 2 times and no failure
    And each control and picture of the page has a name
    And the browser has reported no error

  @crossing @local
  Scenario: A race in which a service is delayed and streams run in the background
    Given the browser shows "/page/race.html"
    And the race uses the panel of this backend
    When the interaction service is delayed by 300 ms on the page
    And 2 streams are chosen on the page
    And 10 requests of the kind profile race between two lanes
    Then each lane has 10 times and no failure
    And each lane has a median of 300 ms or more
    And each lane shows threads, memory and streams
    And each control and picture of the page has a name
    And the browser has reported no error
    When the screen is 360 pixels wide
    Then nothing of the page is wider than the screen

  Scenario: A page of this machine may frame a lane
    When a page at "127.0.0.1" frames "/page/lane.html"
    Then the frame shows "Waits for a race."

  Scenario Outline: No page may frame the rest: <path>
    When a page at "127.0.0.1" frames "<path>"
    Then the browser refuses the frame

    Examples:
      | path            |
      | /               |
      | /page/race.html |

  @addresses
  Scenario: No page of another address may frame a lane
    When a page at "127.0.0.2" frames "/page/lane.html"
    Then the browser refuses the frame
