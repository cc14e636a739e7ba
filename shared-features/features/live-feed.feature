Feature: Live feed
  A user's feed can be received as it grows, in Server-Sent Events.

  Background:
    Given Ada has signed up
    And Bob has signed up
    And Bob has followed Ada

  @smoke @crossing
  Scenario: Tweets of followed users come as they are posted
    Given Bob has opened the live feed
    And Ada has posted "The first tweet of today" as "first"
    And Ada has posted "The second tweet of today" as "second"
    Then the live feed sends "first, second"

  @crossing
  Scenario: Tweets of others do not come
    Given Cleo has signed up
    And Bob has opened the live feed
    And Cleo has posted "A tweet for others alone" as "other"
    And Ada has posted "A tweet for followers" as "followed"
    Then the live feed sends "followed"

  @crossing
  Scenario: A client goes on behind the last event
    Given Bob has opened the live feed
    And Ada has posted "A tweet that Bob receives" as "received"
    And the live feed has sent "received"
    And Bob has closed the live feed
    And Ada has posted "A tweet while Bob is away" as "missed"
    When Bob opens the live feed behind the last event
    And Ada has posted "A tweet after he is back" as "new"
    Then the live feed sends "missed, new"

  @crossing
  Scenario: Users who are followed while the feed is open are in it
    Given Cleo has signed up
    And Bob has opened the live feed
    And Bob has followed Cleo
    And Cleo has posted "Welcome to my followers" as "welcome"
    Then the live feed sends "welcome"

  @crossing
  Scenario: Users who are no longer followed are not in it
    Given Cleo has signed up
    And Bob has opened the live feed
    And Ada has posted "A tweet for my followers" as "before"
    And the live feed has sent "before"
    And Bob has stopped following Ada
    And Bob has followed Cleo
    And Ada has posted "A tweet that Bob does not see" as "unseen"
    And Cleo has posted "A tweet that Bob does see" as "seen"
    Then the live feed sends "seen"

  @crossing
  Scenario: A private user removes a follower whose feed is open
    Given Dora has signed up with a private account
    And Bob has followed Dora
    And Dora has accepted the request of Bob
    And Bob has opened the live feed
    And Dora has posted "A tweet while Bob may see it" as "shown"
    And the live feed has sent "shown"
    And Dora has removed the follower Bob
    And Dora has posted "A tweet that Bob may not see" as "hidden"
    And Ada has posted "A tweet for everyone" as "open"
    Then the live feed sends "open"

  @crossing
  Scenario: A private user's tweets come to accepted followers alone
    Given Dora has signed up with a private account
    And Bob has followed Dora
    And Bob has opened the live feed
    And Dora has posted "A tweet before she accepts" as "hidden"
    And Ada has posted "A tweet for everyone" as "open"
    And the live feed has sent "open"
    And Dora has accepted the request of Bob
    And Dora has posted "A tweet after she has accepted" as "shown"
    Then the live feed sends "shown"

  Scenario: The feed of another user
    When Bob sends "GET /tweet-service/tweets/{Ada.id}/feed/stream"
    Then the response is the problem 403 "You may do this as yourself only."

  Scenario Outline: A last event that is none: <id>
    When Bob sends "GET /tweet-service/tweets/{Bob.id}/feed/stream" with the headers:
      | Last-Event-ID | <id> |
    Then the response is the problem 400 for the Last-Event-ID: "must be the id of an event of this feed, given once."

    Examples:
      | id                                                                  |
      | 1                                                                   |
      | 2.00000000.1.00000000-0000-0000-0000-000000000000                   |
      | 1.00000000.99999999999999999999.00000000-0000-0000-0000-000000000000 |

  Scenario: The event of another log
    When Bob opens the live feed behind the event "1.00000000.1.00000000-0000-0000-0000-000000000000"
    Then the live feed is reset

  Scenario: More streams than one user may have
    Given Bob has opened the live feed 5 times
    When Bob sends "GET /tweet-service/tweets/{Bob.id}/feed/stream"
    Then the response is the problem 429 "Too many attempts; wait as long as the Retry-After header says."
    And the response has the header "Retry-After" with "1"

  @local @crossing
  Scenario: A token that expires ends the stream, and says so
    Given Bob's token is signed anew with the claim "exp" set to "in 6 seconds"
    And Bob has opened the live feed with that token
    Then the live feed ends because of "token-ended"

  Scenario: A changed password ends the stream
    Given Bob has opened the live feed
    And Bob has changed the account with the JSON:
      """
      {"password": "another long secret", "current_password": "{Bob.password}"}
      """
    Then the live feed ends
