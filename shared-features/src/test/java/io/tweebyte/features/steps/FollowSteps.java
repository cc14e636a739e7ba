package io.tweebyte.features.steps;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import tools.jackson.databind.JsonNode;

/** People who follow each other. */
public final class FollowSteps {

	private static final String FOLLOWS = "/interaction-service/follows/";

	private static final int OK = 200;

	private static final int NO_CONTENT = 204;

	private final World world;

	private final Requests requests;

	public FollowSteps(World world) {
		this.world = world;
		this.requests = new Requests(world);
	}

	@When("{name} follows {name}")
	public void follows(String follower, String followed) {
		this.requests.send(new Actor(follower), "POST " + FOLLOWS + pair(follower, followed));
	}

	@Given("{name} has followed {name}")
	public void hasFollowed(String follower, String followed) {
		follows(follower, followed);
		granted();
	}

	@Given("{name} has followed, one after the other, {string}")
	public void hasFollowedMany(String follower, String followed) {
		for (String one : followed.split(", ")) {
			hasFollowed(follower, one);
		}
	}

	@Given("these people have followed {name} one after the other: {string}")
	public void haveFollowed(String followed, String followers) {
		for (String one : followers.split(", ")) {
			hasFollowed(one, followed);
		}
	}

	@When("{name} stops following {name}")
	public void stopsFollowing(String follower, String followed) {
		this.requests.send(new Actor(follower), "DELETE " + FOLLOWS + pair(follower, followed));
	}

	@Given("{name} has stopped following {name}")
	public void hasStoppedFollowing(String follower, String followed) {
		stopsFollowing(follower, followed);
		granted();
	}

	@Given("{name} has removed the follower {name}")
	public void hasRemoved(String followed, String follower) {
		this.requests.send(new Actor(followed), "DELETE " + FOLLOWS + pair(follower, followed));
		granted();
	}

	@Given("the request of {name} to {name} is remembered as {string}")
	public void requestIsRemembered(String follower, String followed, String label) {
		JsonNode open = this.requests
			.granted(this.requests.send(new Actor(followed), "GET " + FOLLOWS + "{" + followed + ".id}/requests"), OK);
		String id = this.world.person(follower).property("id");
		for (JsonNode request : open) {
			if (request.required("follower_id").asString().equals(id)) {
				this.requests.label(request, label);
			}
		}
	}

	@When("{name} responds to the request {string} with {word}")
	public void responds(String name, String label, String status) {
		this.requests.send(new Actor(name), "PUT " + FOLLOWS + "{" + name + ".id}/{" + label + "}/" + status);
	}

	@Given("{name} has accepted the request of {name}")
	public void hasAccepted(String followed, String follower) {
		hasAnswered(followed, follower, "ACCEPTED");
	}

	@Given("{name} has rejected the request of {name}")
	public void hasRejected(String followed, String follower) {
		hasAnswered(followed, follower, "REJECTED");
	}

	private void hasAnswered(String followed, String follower, String status) {
		requestIsRemembered(follower, followed, "answered");
		responds(followed, "answered", status);
		granted();
	}

	@When("{actor} reads the followers of {name}")
	public void readsFollowers(Actor reader, String name) {
		read(reader, name, "followers");
	}

	@When("{actor} reads whom {name} follows")
	public void readsFollowing(Actor reader, String name) {
		read(reader, name, "following");
	}

	@When("{actor} reads the follow requests of {name}")
	public void readsRequests(Actor reader, String name) {
		read(reader, name, "requests");
	}

	@When("{actor} counts the followers of {name}")
	public void countsFollowers(Actor reader, String name) {
		read(reader, name, "followers/count");
	}

	@When("{actor} counts whom {name} follows")
	public void countsFollowing(Actor reader, String name) {
		read(reader, name, "following/count");
	}

	@When("{actor} reads the ids of whom {name} follows")
	public void readsIdentifiers(Actor reader, String name) {
		read(reader, name, "following/identifiers");
	}

	private void read(Actor reader, String name, String what) {
		this.requests.send(reader, "GET " + FOLLOWS + "{" + name + ".id}/" + what);
	}

	private void granted() {
		this.requests.granted(this.world.response(), NO_CONTENT);
	}

	private static String pair(String follower, String followed) {
		return "{" + follower + ".id}/{" + followed + ".id}";
	}

}
