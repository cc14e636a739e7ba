@crossing
Feature: Feed
  The feed has the tweets of the followed users, newest first.

  @smoke
  Scenario: A feed has the tweets of all whom one follows
    Given these people have signed up one after the other: "Ada, Bob, Eve, Mallory"
    And Ada has followed, one after the other, "Bob, Eve"
    And Bob has posted "Bob speaks first" as "first"
    And Mallory has posted "You do not follow me" as "foreign"
    And Eve has posted "Eve speaks second" as "second"
    And Ada has posted "My own is no news" as "own"
    And Bob has posted "Bob speaks third" as "third"
    And Ada has liked the tweet "second"
    When Ada reads the feed of Ada
    Then the response lists "third, second, first"
    And the response has no header "X-Degraded"
    When Ada sends "GET /tweet-service/tweets/{Ada.id}/feed?limit=2"
    Then the response is 200 with the JSON:
      """
      [
        {"id": "{third}", "user_id": "{Bob.id}", "content": "Bob speaks third", "created_at": "{any time}",
          "version": 1, "likes_count": 0, "replies_count": 0, "retweets_count": 0, "mentions": [], "hashtags": []},
        {"id": "{second}", "user_id": "{Eve.id}", "content": "Eve speaks second", "created_at": "{any time}",
          "version": 1, "likes_count": 1, "replies_count": 0, "retweets_count": 0, "mentions": [], "hashtags": []}
      ]
      """
    When Ada reads all pages of "/tweet-service/tweets/{Ada.id}/feed?limit=2"
    Then the pages list:
      | third, second |
      | first       |

  Scenario: The feed leaves out users who are no longer followed
    Given these people have signed up one after the other: "Ada, Bob"
    And Ada has followed Bob
    And Bob has posted "You follow me now" as "tweet"
    When Ada reads the feed of Ada
    Then the response lists "tweet"
    Given Ada has stopped following Bob
    When Ada reads the feed of Ada
    Then the response lists nothing

  Scenario: A private account comes into the feed when it accepts
    Given Ada has signed up
    And Bob has signed up with a private account
    And Bob has posted "For friends alone" as "tweet"
    And Ada has followed Bob
    When Ada reads the feed of Ada
    Then the response lists nothing
    Given Bob has accepted the request of Ada
    When Ada reads the feed of Ada
    Then the response lists "tweet"

  Scenario: A user who follows no account has an empty feed
    Given Ada has signed up
    When Ada reads the feed of Ada
    Then the response lists nothing
    And there is no next page
