package io.tweebyte.tweet.service;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.assistant.Assistant;
import io.tweebyte.assistant.AssistantSettings;
import io.tweebyte.assistant.CollectedSummary;
import io.tweebyte.assistant.Signal;
import io.tweebyte.assistant.Turn;
import io.tweebyte.common.client.UserClient;
import io.tweebyte.contracts.assistant.Summary;
import io.tweebyte.contracts.assistant.SummaryRequest;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.http.Failures;
import io.tweebyte.shared.limit.UserPlaces;
import io.tweebyte.tweet.summary.SummaryEvents;
import io.tweebyte.tweet.summary.TurnListener;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;
import org.springframework.stereotype.Service;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/** Lets the assistant summarise tweets that the reader may see. */
@Service
public class AssistantService {

	private static final Logger log = LoggerFactory.getLogger(AssistantService.class);

	private final TweetReadService tweets;

	private final UserClient users;

	private final Assistant assistant;

	private final UserPlaces places;

	private final AssistantSettings settings;

	private final ThreadPoolTaskExecutor threads;

	AssistantService(TweetReadService tweets, UserClient users, Assistant assistant, UserPlaces summaryPlaces,
			AssistantSettings settings, ThreadPoolTaskExecutor summaryThreads) {
		this.tweets = tweets;
		this.users = users;
		this.assistant = assistant;
		this.places = summaryPlaces;
		this.settings = settings;
		this.threads = summaryThreads;
	}

	/**
	 * Fails with 404, 403, 429 or 503 before there is a response; what the model fails
	 * with is an event of it.
	 */
	public CompletableFuture<SseEmitter> streamed(SummaryRequest request, Caller reader) {
		UserPlaces.Place place = this.places.take(reader.userId());
		return begin(request, reader, Deadline.in(this.settings.total()), place).thenApply((turn) -> {
			SseEmitter emitter = new SseEmitter(this.settings.limit().toMillis());
			speak(turn, request, reader, (signal) -> emitter.send(SummaryEvents.event(signal)))
				.whenComplete((end, failure) -> finish(emitter, failure, place));
			return emitter;
		}).whenComplete((emitter, failure) -> {
			if (failure != null) {
				place.end();
			}
		});
	}

	private static void finish(SseEmitter emitter, Throwable failure, UserPlaces.Place place) {
		// before the response ends, so that the client's next summary finds it
		place.end();
		if (failure == null) {
			emitter.complete();
		}
		else if (Failures.cause(failure) instanceof IOException) {
			// Tomcat reports it to Spring, which ends the response
			log.debug("The client has gone.", failure);
		}
		else {
			emitter.completeWithError(failure);
		}
	}

	/** Fails with 404, 403, 429, or 503 when the model does not end in time. */
	public CompletableFuture<Summary> collected(SummaryRequest request, Caller reader) {
		UserPlaces.Place place = this.places.take(reader.userId());
		CollectedSummary text = new CollectedSummary();
		return begin(request, reader, reader.deadline(), place)
			.thenCompose((turn) -> speak(turn, request, reader, text::add))
			.thenApply((end) -> text.summary())
			.whenComplete((summary, failure) -> place.end());
	}

	// model: a full pool throws; behind a stage, the place is given back all the same
	private CompletableFuture<Turn> begin(SummaryRequest request, Caller reader, Deadline deadline,
			UserPlaces.Place place) {
		return CompletableFuture.completedFuture(new PageQuery(SummaryRequest.TWEETS, null))
			.thenCompose((newest) -> this.tweets.summariesOfUser(request.userId(), newest, reader))
			.thenApply((page) -> {
				Turn turn = this.assistant.begin(request, page.items(), deadline, place);
				// the client may know already that it took too long
				reader.deadline().check();
				return turn;
			});
	}

	private CompletableFuture<Void> speak(Turn turn, SummaryRequest request, Caller reader,
			TurnListener.Hearing hearing) {
		return TurnListener.listen(turn, this.threads, hearing)
			.thenCompose(
					(lookUp) -> lookUp.isEmpty() ? CompletableFuture.completedFuture(null) : author(request, reader)
						.thenCompose((author) -> speak(turn.after(lookUp.get(), author), request, reader, hearing)));
	}

	/** The summary goes on where the user service fails. */
	private CompletableFuture<Optional<UserSummary>> author(SummaryRequest request, Caller reader) {
		return this.users.find(List.of(request.userId()), List.of(), reader.anew(this.settings.lookUp()))
			.thenApply((found) -> found.stream().findFirst())
			.exceptionally((failure) -> Optional.empty());
	}

}
