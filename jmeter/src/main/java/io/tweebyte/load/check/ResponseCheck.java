package io.tweebyte.load.check;

import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;

import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.backend.ResponseProbe;
import io.tweebyte.load.backend.ResponseProbe.WrongResponseException;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.data.LoadUser;
import io.tweebyte.load.data.DatabaseContent.Tweet;
import io.tweebyte.load.data.PlanData;
import io.tweebyte.load.data.PlanPictures;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.watch.WorkMeter;

/**
 * Makes sure, before anything is timed, that a backend responds as every backend must, to
 * the byte, that it stores what it accepts, and that the responses come from the
 * processes that are watched.
 *
 * @param data who and what is requested
 * @param kept responses of the first backend of the run
 */
public record ResponseCheck(PlanData data, KeptResponses kept) {

	private static final int PROBES = 50;

	private static final int READS = 3;

	/** Always: summaries are read of each backend. */
	private static final List<ServiceName> CALLED = List.of(ServiceName.GATEWAY, ServiceName.USER);

	/**
	 * Checks a backend, whose database must be as it was for the backend before.
	 * @return what is wrong; empty when all is right
	 */
	public Optional<String> problem(Target target, Collection<Scenario> scenarios)
			throws SQLException, InterruptedException {
		ResponseProbe probe = new ResponseProbe(target);
		WorkMeter meter = WorkMeter.begin(target.processes(), Optional.empty());
		try {
			summaries(probe);
			if (scenarios.contains(Scenario.USER_TWEETS)) {
				pages(probe);
			}
			if (scenarios.contains(Scenario.MIXED)) {
				sessions(probe);
			}
			if (scenarios.stream().anyMatch(Scenario::hasPictures)) {
				pictures(probe);
			}
			// Reads come first: what is written has the time of now in it.
			writes(new WriteCheck(probe, this.data), Set.copyOf(scenarios));
		}
		catch (WrongResponseException ex) {
			return Optional.of(ex.getMessage());
		}
		Map<String, Double> calls = meter.end().calls();
		for (ServiceName service : CALLED) {
			if (!calls.containsKey(service.label())) {
				return Optional.of("the metrics of the %s could not be read".formatted(service.label()));
			}
			int asked = Math.max(1, probe.asked(service));
			if (calls.get(service.label()) < asked) {
				return Optional.of("the %s under test did not serve the %d requests of the check"
					.formatted(service.label(), asked));
			}
		}
		return Optional.empty();
	}

	/** What the database says, which is the same for all. */
	private void summaries(ResponseProbe probe) throws InterruptedException {
		List<LoadUser> users = this.data.content().users();
		int last = users.size() - 1;
		int step = Math.max(1, last / PROBES);
		for (int number : IntStream.rangeClosed(0, last)
			.filter((place) -> place % step == 0 || place == last)
			.toArray()) {
			LoadUser user = users.get(number);
			String path = "/users/summary/" + user.id();
			String body = probe.send("GET", ServiceName.USER, path, this.data.token(user.id()), "").body();
			if (!body.equals(user.summary())) {
				throw new WrongResponseException(
						"GET %s was answered by 200 %s instead of 200 %s".formatted(path, body, user.summary()));
			}
		}
	}

	private void pages(ResponseProbe probe) throws InterruptedException {
		UUID reader = this.data.content().open().getLast();
		for (UUID author : this.data.content().authors().keySet().stream().limit(READS).toList()) {
			this.kept.check("tweets-of-" + author, probe.send("GET", ServiceName.TWEET,
					"/tweets/user/" + author + "?limit=1000", this.data.token(reader), ""));
		}
	}

	private void sessions(ResponseProbe probe) throws InterruptedException {
		List<UUID> open = this.data.content().open();
		for (UUID user : open.subList(0, Math.min(READS, open.size()))) {
			String token = this.data.token(user);
			this.kept.check("feed-of-" + user,
					probe.send("GET", ServiceName.TWEET, "/tweets/" + user + "/feed?limit=20", token, ""));
			UUID other = open.getLast();
			this.kept.check("profile-for-" + user, probe.send("GET", ServiceName.USER, "/users/" + other, token, ""));
		}
	}

	private void pictures(ResponseProbe probe) throws InterruptedException {
		for (Tweet tweet : PlanPictures.tweets(this.data.content())) {
			String token = this.data.token(tweet.author());
			for (String path : List.of("/picture", "/picture/preview")) {
				this.kept.check("tweet-" + tweet.id() + path.replace('/', '-'),
						probe.send("GET", ServiceName.TWEET, "/tweets/" + tweet.id() + path, token, ""));
			}
		}
	}

	private void writes(WriteCheck check, Set<Scenario> scenarios) throws InterruptedException {
		if (scenarios.contains(Scenario.IMAGE_UPLOAD)) {
			this.kept.check("preview-of-upload", check.upload());
		}
		if (scenarios.contains(Scenario.TWEET_UPDATE)) {
			check.edit();
		}
		if (scenarios.contains(Scenario.FOLLOW) || scenarios.contains(Scenario.MIXED)) {
			check.follow();
		}
		if (scenarios.contains(Scenario.MIXED)) {
			check.session();
		}
	}

}
