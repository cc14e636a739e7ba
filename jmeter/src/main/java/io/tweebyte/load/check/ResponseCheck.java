package io.tweebyte.load.check;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;

import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.check.ResponseProbe.WrongResponseException;
import io.tweebyte.load.data.LoadUser;
import io.tweebyte.load.data.PlanData;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.load.watch.Metrics;
import io.tweebyte.load.watch.Watched;

/**
 * Makes sure, before anything is timed, that a backend answers what every backend must
 * answer, to the byte, that it stores what it accepts, and that the answers come from the
 * processes that are watched.
 */
public class ResponseCheck {

	private static final int PROBES = 50;

	private static final int READS = 3;

	private static final String SERVED = "http_server_requests_seconds_count";

	private final Metrics metrics = new Metrics();

	private final PlanData data;

	private final KeptResponses kept;

	/**
	 * @param data who and what is asked for
	 * @param kept what the first backend of the run answered
	 */
	public ResponseCheck(PlanData data, KeptResponses kept) {
		this.data = data;
		this.kept = kept;
	}

	/**
	 * Asks the backend, whose database must be as it was for the backend before.
	 * @param scenarios what it will be measured with
	 */
	public Optional<String> problem(Target target, Collection<Scenario> scenarios) throws InterruptedException {
		ResponseProbe probe = new ResponseProbe(target.entry());
		List<Watched> services = servers(target);
		List<Double> before = services.stream().map(this::served).toList();
		try {
			summaries(probe);
			if (scenarios.contains(Scenario.USER_TWEETS)) {
				pages(probe);
			}
			if (scenarios.contains(Scenario.MIXED)) {
				sessions(probe);
			}
			// Reads come first: what is written has the time of now in it.
			writes(new WriteCheck(probe, this.data), Set.copyOf(scenarios));
		}
		catch (WrongResponseException ex) {
			return Optional.of(ex.getMessage());
		}
		for (int index = 0; index < services.size(); index++) {
			Watched service = services.get(index);
			int asked = Math.max(1, probe.asked(ServiceName.valueOf(service.name().toUpperCase(Locale.ROOT))));
			// Not a number compares as false: a service without metrics fails here too.
			if (!(served(service) - before.get(index) >= asked)) {
				return Optional.of("the %s under test did not serve the %d requests of the check"
					.formatted(service.name(), asked));
			}
		}
		return Optional.empty();
	}

	/** What the database says, which is the same for all. */
	private void summaries(ResponseProbe probe) throws InterruptedException {
		List<LoadUser> users = this.data.cast().users();
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
		UUID reader = this.data.cast().open().getLast();
		for (UUID author : this.data.cast().authors().keySet().stream().limit(READS).toList()) {
			this.kept.check("tweets-of-" + author, probe.send("GET", ServiceName.TWEET,
					"/tweets/user/" + author + "?limit=1000", this.data.token(reader), ""));
		}
	}

	private void sessions(ResponseProbe probe) throws InterruptedException {
		List<UUID> open = this.data.cast().open();
		for (UUID user : open.subList(0, Math.min(READS, open.size()))) {
			String token = this.data.token(user);
			this.kept.check("feed-of-" + user,
					probe.send("GET", ServiceName.TWEET, "/tweets/" + user + "/feed?limit=20", token, ""));
			UUID other = open.getLast();
			this.kept.check("profile-for-" + user, probe.send("GET", ServiceName.USER, "/users/" + other, token, ""));
		}
	}

	private static void writes(WriteCheck check, Set<Scenario> scenarios) throws InterruptedException {
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

	/** Summaries are always asked for: nobody but the backend under test may respond. */
	private static List<Watched> servers(Target target) {
		return target.processes()
			.stream()
			.filter((process) -> process.name().equals(ServiceName.USER.label())
					|| (target.entry().isGateway() && process.name().equals(ServiceName.GATEWAY.label())))
			.toList();
	}

	private double served(Watched service) {
		return this.metrics.sum(service.metrics().orElseThrow(), (line) -> line.startsWith(SERVED)).orElse(Double.NaN);
	}

}
