package io.tweebyte.tweet.service;

import java.util.List;
import java.util.Optional;

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
import io.tweebyte.shared.limit.UserPlaces;
import io.tweebyte.tweet.summary.SummaryEvents;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.http.ResponseEntity;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.stereotype.Service;

/** Lets the assistant summarise tweets that the reader may see. */
@Service
public class AssistantService {

	private final TweetReadService tweets;

	private final UserClient users;

	private final Assistant assistant;

	private final UserPlaces places;

	private final AssistantSettings settings;

	AssistantService(TweetReadService tweets, UserClient users, Assistant assistant, UserPlaces summaryPlaces,
			AssistantSettings settings) {
		this.tweets = tweets;
		this.users = users;
		this.assistant = assistant;
		this.places = summaryPlaces;
		this.settings = settings;
	}

	/**
	 * Fails with 404, 403, 429 or 503 before there is a response; what the model fails
	 * with is an event of it.
	 */
	public Mono<ResponseEntity<Flux<ServerSentEvent<Object>>>> streamed(SummaryRequest request, Caller reader) {
		return Mono.defer(() -> {
			UserPlaces.Place place = this.places.take(reader.userId());
			return begin(request, reader, Deadline.in(this.settings.total()), place)
				.map((turn) -> ResponseEntity.ok(speak(turn, request, reader).map(SummaryEvents::event)
					.doOnTerminate(place::end)
					.doOnCancel(place::end)))
				.doOnError((failure) -> place.end())
				.doOnCancel(place::end);
		});
	}

	/** Fails with 404, 403, 429, or 503 when the model does not end in time. */
	public Mono<Summary> collected(SummaryRequest request, Caller reader) {
		return Mono.using(() -> this.places.take(reader.userId()),
				(place) -> begin(request, reader, reader.deadline(), place)
					.flatMapMany((turn) -> speak(turn, request, reader))
					.collect(CollectedSummary::new, CollectedSummary::add)
					.map(CollectedSummary::summary),
				UserPlaces.Place::end);
	}

	private Mono<Turn> begin(SummaryRequest request, Caller reader, Deadline deadline, UserPlaces.Place place) {
		PageQuery newest = new PageQuery(SummaryRequest.TWEETS, null);
		return this.tweets.summariesOfUser(request.userId(), newest, reader)
			.map((page) -> this.assistant.begin(request, page.items(), deadline, place));
	}

	private Flux<Signal> speak(Turn turn, SummaryRequest request, Caller reader) {
		return turn.signals()
			.concatMap(
					(signal) -> (signal instanceof Signal.LookUp lookUp)
							? author(request, reader)
								.flatMapMany((author) -> speak(turn.after(lookUp, author), request, reader))
							: Flux.just(signal));
	}

	/** The summary goes on where the user service fails. */
	private Mono<Optional<UserSummary>> author(SummaryRequest request, Caller reader) {
		return this.users.find(List.of(request.userId()), List.of(), reader.anew(this.settings.lookUp()))
			.map((found) -> found.stream().findFirst())
			.onErrorReturn(Optional.empty());
	}

}
