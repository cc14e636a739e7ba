@crossing
Feature: Deletion
  What is deleted vanishes for readers at once, and from storage by the clean-up.

  @local
  Scenario: The interactions of a deleted tweet are cleaned up
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "To be deleted" as "tweet"
    And Ada has posted "This one stays" as "other"
    And Bob has liked the tweet "tweet"
    And Bob has replied "Stay" to the tweet "tweet" as "reply"
    And Bob has retweeted the tweet "tweet" as "retweet"
    And Bob has liked the tweet "other"
    And Ada has deleted the tweet "tweet"
    Then the interaction service soon responds to "POST /internal/tweets/interactions" with '["{tweet}", "{other}"]' by the JSON:
      """
      [{"tweet_id": "{tweet}", "likes_count": 0, "replies_count": 0, "retweets_count": 0},
        {"tweet_id": "{other}", "likes_count": 1, "replies_count": 0, "retweets_count": 0}]
      """

  @local
  Scenario: Nothing is cleaned up because the tweet service is silent
    Given Ada has signed up
    And Ada has posted "This one stays" as "tweet"
    And Ada has liked the tweet "tweet"
    And the tweet service hangs
    When the clean-up has found it silent
    And the tweet service goes on
    Then Ada is served again
    When Ada counts the likes of the tweet "tweet"
    Then the response is 200 with the JSON:
      """
      1
      """
